/** HTML that is already escaped. */
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

/** Template tag: interpolated values are escaped, unless they are Html. */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: literals.reduce((text, literal, index) => text + rendered(parts[index - 1] ?? '') + literal),
});
