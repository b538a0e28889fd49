//! The page before its program runs: the overview, or the beginning of the article that the address names. A stylesheet chooses
//! between them, since the fragment of an address is known to nothing else by then.

use crate::papers::Show;
use crate::papers::article::{Blocks, Live};
use crate::papers::overview::overview;
use crate::papers::route::{link, write};
use std::rc::Rc;
use web::kit::rooms::{Room, footer, header};
use web::texts::{Article, Block, Language, Texts};
use yew::prelude::*;

/// `header, main.papers > div.opening …, div.usual`
#[component]
pub fn Opening() -> Html {
    let texts = Texts::default();
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Papers, None, &Callback::noop(), None) }
            <main class="papers">
                { for Texts::articles().flat_map(|name| Language::all().map(move |language| beginning(name, language))) }
                <div class="usual">{ overview(texts) }</div>
            </main>
            { footer(texts) }
        </ContextProvider<Texts>>
    }
}

/// The beginning of an article, up to its first section. Its names are those in addresses.
fn beginning(name: &'static str, language: Language) -> Html {
    let texts = Texts::of(language);
    let Some(article) = texts.article(name) else { return Html::default() };
    let is_usual = language == Language::default();
    let names = [is_usual.then_some(None), Some(Some(language))].into_iter().flatten();
    let show = Show::Article(name, Vec::new());
    let live = Live {
        numbers: article.numbers,
        changed: Vec::new(),
        on_change: Callback::noop(),
        lit: None,
        on_light: Callback::noop(),
    };
    html! {
        <ContextProvider<Texts> key={format!("{name} {}", language.code())} context={texts}>
            <ContextProvider<Live> context={live}>
                <div class="opening" lang={language.code()}>
                    { for names.map(|language| html! { <span class="named" id={write(&show, language)}></span> }) }
                    <p class="back"><a href={link(&Show::Overview)}>{ texts.papers_all() }</a></p>
                    <article class="story">
                        <h1>{ article.title }</h1>
                        <Blocks blocks={before_sections(&article)} records={Rc::default()} first={0} />
                    </article>
                </div>
            </ContextProvider<Live>>
        </ContextProvider<Texts>>
    }
}

fn before_sections(article: &Article) -> &'static [Block] {
    let is_section = |block: &Block| matches!(block, Block::Heading(_));
    let end = article.blocks.iter().position(is_section).unwrap_or(article.blocks.len());
    article.blocks.get(..end).unwrap_or_default()
}
