/** HTML that needs no more escaping. */
export interface Html {
  html: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Part = string | number | Html | readonly Html[];

function rendered(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** Template tag: what is put in is escaped, unless it is Html itself. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: literals.reduce((text, literal, index) => text + rendered(parts[index - 1] ?? '') + literal),
});

/** A choice; the first option is chosen unless `chosen` names another. */
export const select = (
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
  chosen = '',
) =>
  html` <label
    >${label}
    <select name="${name}">
      ${options.map(([value, shown]) =>
        value === chosen
          ? html`<option value="${value}" selected>${shown}</option>`
          : html`<option value="${value}">${shown}</option>`,
      )}
    </select></label
  >`;

export const input = (name: string, label: string, value: string | number = '') =>
  html` <label>${label} <input name="${name}" value="${value}" autocomplete="off" /></label>`;

/** A table, or a word where it would be empty. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Html =>
  rows.length === 0
    ? html`<p>Chưa có gì.</p>`
    : html`<div class="wide">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th>${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
