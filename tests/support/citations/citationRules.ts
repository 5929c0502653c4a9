import { numberedSections, type Section } from './markdown';

interface Line {
  file: string;
  text: string;
}

/** Everything that can be cited. */
interface Citable {
  ids: ReadonlySet<string>;
  /** The numbers of the decisions, such as 0021. */
  decisions: ReadonlySet<string>;
  /** The numbered sections of requirements.md and architecture.md. */
  sections: Record<string, ReadonlyMap<string, Section>>;
}

const REQUIREMENTS = 'docs/requirements.md';
const ARCHITECTURE = 'docs/architecture.md';

export function citableIn(files: ReadonlyMap<string, string>): Citable {
  const requirements = files.get(REQUIREMENTS) ?? '';
  const numbers = [...files.keys()].map((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]);
  return {
    ids: new Set([...requirements.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id)),
    decisions: new Set(numbers.filter((number) => number !== undefined)),
    sections: {
      requirements: numberedSections(requirements),
      architecture: numberedSections(files.get(ARCHITECTURE) ?? ''),
    },
  };
}

/** Names that look like requirement ids: encodings, checksums, a bank's transfers in tests. */
const noId = /^(UTF|CRC|SHA|FT)-/;
const ID = /(?<![\w-])([A-Z]{2,8})-(\d{1,2})(?:\.\.(\d{1,2}))?(?![\w-])/g;

/** 'GAME-8', and each id in 'GAME-2..6'. */
function* unknownIds({ text }: Line, { ids }: Citable) {
  for (const [cited, prefix = '', from = '', to = from] of text.matchAll(ID)) {
    if (noId.test(cited)) continue;
    for (let number = Number(from); number <= Number(to); number += 1) {
      if (!ids.has(`${prefix}-${number}`)) yield `${prefix}-${number}`;
    }
  }
}

const DECISIONS = /\bdecisions?[ /](\d{4}(?:(?:, | and |, and | or )\d{4})*)/g;
const BARE_NUMBER = /(?<![\w./-])00\d\d(?![\w.-]*\w)/g;

/** 'decision 0021', 'docs/decisions/0021-…', 'decisions 0003 and 0030'; in documents also a bare 0021. */
function* unknownDecisions({ file, text }: Line, { decisions }: Citable) {
  const lists = [...text.matchAll(DECISIONS)].map(([, list = '']) => list);
  const bare = file.endsWith('.md') ? [...text.matchAll(BARE_NUMBER)].map(([number]) => number) : [];
  for (const number of new Set([...lists.flatMap((list) => list.match(/\d{4}/g) ?? []), ...bare])) {
    if (!decisions.has(number)) yield `decision ${number}`;
  }
}

const SECTION = /(?:\b([Rr]equirements|[Aa]rchitecture)(?:\.md)? )?§(\d*)(?: "([^"]+)")?/g;
/** Former names of these documents, and sections cited without their document. */
const AMBIGUOUS = /\bDESIGN\b|\b[Ss]ections? \d+/g;

/** 'requirements §7', 'architecture §5', 'architecture §5 "Session"' (a bold term in that section). */
function* unknownSections({ file, text }: Line, { sections }: Citable) {
  for (const [cited, document = '', number = '', part] of text.matchAll(SECTION)) {
    const section = sections[document.toLowerCase()]?.get(number);
    if (!section || (part && !section.text.includes(`**${part}**`))) yield cited;
  }
  // Within the requirements, 'section 7' means the document's own section.
  for (const [cited] of text.matchAll(AMBIGUOUS)) {
    const own = file === REQUIREMENTS && sections.requirements?.has(/\d+/.exec(cited)?.[0] ?? '');
    if (!own) yield cited;
  }
}

/** The citations on a line whose target does not exist in the repository. */
export const unknownCitations = (line: Line, citable: Citable): string[] => [
  ...unknownIds(line, citable),
  ...unknownDecisions(line, citable),
  ...unknownSections(line, citable),
];
