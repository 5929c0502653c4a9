import { html, type Html } from '../html';

export { html, type Html };

/** A <select>; the first option is selected unless `chosen` names another. */
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

/** A table, or a short text when there are no rows. */
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
