import type { ColourMode, ModeTokens } from '../../../ui-kit/tokens/tokens';
import { html, type Html } from '../../html';

/** How a deployment's e-mails look: the name of its game, and the colours of its portal in both modes (PORTAL_BRAND). */
export interface EmailLook {
  game: string;
  colours: Record<ColourMode, ModeTokens>;
}

/** One line of an e-mail. A line that is the code stands out; a line that is a URL becomes a button, with the address below it. */
export function emailLine(text: string, code: string | undefined): Html {
  if (text === code) return html`<p class="code"><strong>${text}</strong></p>`;
  if (!/^https?:\/\/\S+$/.test(text)) return html`<p>${text}</p>`;
  return html`<p class="go"><a class="button" href="${text}">Mở đường dẫn</a></p>
    <p class="address"><a href="${text}">${text}</a></p>`;
}

const FONT = "'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** The colours that differ between the modes. */
const modeStyles = ({ canvas, surface, hairline, text, secondary, tone, soft }: ModeTokens) => `
body, .ground { background: ${canvas}; color: ${text}; }
.card { background: ${surface}; border-color: ${hairline}; }
.code { background: ${soft.gold}; color: ${tone.gold}; border-color: ${tone.gold}; }
.address a { color: ${tone.gold}; }
.foot { color: ${secondary}; }`;

/** Mail programs that ignore style elements show the text in their own style. */
const styles = ({ dark, light }: EmailLook['colours']) => `
body { margin: 0; font: 16px/1.5 ${FONT}; }
.ground { padding: 24px 12px; }
.column { max-width: 560px; margin: 0 auto; }
.head { margin: 0; padding: 16px 24px; background: ${dark.raised}; color: ${dark.tone.gold}; font-size: 20px; font-weight: 600;
  border-top: 4px solid ${dark.gold.fill}; border-radius: 16px 16px 0 0; }
.card { padding: 12px 24px; border: 1px solid; border-top: 0; border-radius: 0 0 16px 16px; overflow-wrap: anywhere; }
h1 { margin: 12px 0; font-size: 20px; line-height: 1.3; font-weight: 600; }
p { margin: 12px 0; }
.code { padding: 12px; border: 1px dashed; border-radius: 12px; text-align: center; font-size: 32px; line-height: 1.2; letter-spacing: 4px; }
.button { display: inline-block; padding: 12px 24px; border-radius: 12px; background: ${light.gold.fill}; color: ${light.gold.onFill};
  font-weight: 600; text-decoration: none; }
.address, .foot { font-size: 14px; }
.foot { margin: 16px 24px; }
${modeStyles(light)}
@media (prefers-color-scheme: dark) {${modeStyles(dark)}
}`;

/** The whole page of an e-mail in the look of the portal, around its lines. */
export function emailPage(subject: string, lines: Html, { game, colours }: EmailLook): string {
  const page = html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ html: styles(colours) }}
        </style>
      </head>
      <body>
        <div class="ground">
          <div class="column">
            <p class="head">${game}</p>
            <div class="card">
              <h1>${subject}</h1>
              ${lines}
            </div>
            <p class="foot">Thư tự động từ ${game}, bạn không cần trả lời.</p>
          </div>
        </div>
      </body>
    </html>`;
  return page.html;
}
