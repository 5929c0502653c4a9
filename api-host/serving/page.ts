/** An HTML page of the build, in the pieces between which each answer's nonce and the deployment's settings go. */
export interface Page {
  render(nonce: string, config: object): string;
}

const NONCE = '__NONCE__';
const CONFIG_SCRIPT = /(<script\b[^>]*\bid="?portal-config"?[^>]*>)[\s\S]*?(<\/script>)/;

/** JSON that can stand in a <script>: no '<' ends the element or opens a comment. */
const jsonForHtml = (value: object): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function parsePage(html: string): Page {
  const [before = '', after] = html
    .replace(CONFIG_SCRIPT, (_, open: string, close: string) => `${open}\u0000${close}`)
    .split('\u0000');
  const head = before.split(NONCE);
  const rest = after?.split(NONCE);
  return {
    render(nonce, config) {
      const page = rest ? `${head.join(nonce)}${jsonForHtml(config)}${rest.join(nonce)}` : head.join(nonce);
      // The prerendered login keeps a place free by it, before any script runs.
      return 'passkeys' in config && config.passkeys === true
        ? page.replace('<html', '<html data-passkeys')
        : page;
    },
  };
}
