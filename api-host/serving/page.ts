/** JSON texts of API responses, by their path. */
export type FirstAnswers = ReadonlyMap<string, string>;

/** The content that a signed-in player's page has in addition to the build's. */
export interface PageContent {
  firstAnswers: FirstAnswers;
  /** Style tags. */
  css: string;
  /** The markup of #root. */
  html: string;
}

/** An HTML page of the build, split where each response's nonce, the deployment's settings and a player's content are inserted. */
export interface Page {
  /** `origin` is the portal's public origin, for addresses that other sites read; '' keeps them relative. */
  render(nonce: string, config: object, origin?: string, content?: PageContent): string;
}

const NONCE = '__NONCE__';
const CONFIG = '\u0000config\u0000';
const FIRST_ANSWERS = '__FIRST_ANSWERS__';
const CSS = '__PAGE_CSS__';
const HTML = '__PAGE_HTML__';
const ORIGIN = '__ORIGIN__';
const slots = new RegExp(`(${[NONCE, CONFIG, FIRST_ANSWERS, CSS, HTML, ORIGIN].join('|')})`);
const CONFIG_SCRIPT = /(<script\b[^>]*\bid="?portal-config"?[^>]*>)[\s\S]*?(<\/script>)/;

/** Makes JSON safe inside a <script>: no '<' can end the element or open a comment. */
const forHtml = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const objectOf = (answers: FirstAnswers): string =>
  `{${[...answers].map(([path, json]) => `${JSON.stringify(path)}:${json}`).join(',')}}`;

/** Splits a page once, so that a response only joins the pieces. */
export function parsePage(html: string): Page {
  const pieces = html
    .replace(CONFIG_SCRIPT, (_, open: string, close: string) => `${open}${CONFIG}${close}`)
    .split(slots);
  return {
    render(nonce, config, origin = '', content) {
      const filled: Record<string, () => string> = {
        [NONCE]: () => nonce,
        [CONFIG]: () => forHtml(JSON.stringify(config)),
        [FIRST_ANSWERS]: () => forHtml(objectOf(content?.firstAnswers ?? new Map())),
        [CSS]: () => content?.css.replaceAll(NONCE, nonce) ?? '',
        [HTML]: () => content?.html ?? '',
        [ORIGIN]: () => origin,
      };
      const page = pieces.map((piece) => filled[piece]?.() ?? piece).join('');
      // With this attribute the prerendered login reserves space for the passkey button, before any script runs.
      return 'passkeys' in config && config.passkeys === true
        ? page.replace('<html', '<html data-passkeys')
        : page;
    },
  };
}
