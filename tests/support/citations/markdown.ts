export interface Section {
  title: string;
  text: string;
}

/** GitHub's anchor for a heading: 'Security, /security (SEC)' → 'security-security-sec'. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headings = (markdown: string) =>
  [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title);

export const anchorsOf = (markdown: string): Set<string> => new Set(headings(markdown).map(anchorOf));

/** The numbered sections of a document ('## 7. Speed'), by number. */
export function numberedSections(markdown: string): Map<string, Section> {
  const sections = new Map<string, Section>();
  for (const part of markdown.split(/^(?=## )/m)) {
    const [, number, title] = /^## (\d+)\. (.+)/.exec(part) ?? [];
    if (number && title) sections.set(number, { title, text: part });
  }
  return sections;
}
