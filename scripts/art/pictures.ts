import { linear, radial, svgFile } from './svg';

const shared =
  radial('light', [
    [0, '#FFC65A', 0.5],
    [0.55, '#F6A93C', 0.14],
    [1, '#F6A93C', 0],
  ]) +
  linear('gold', [
    [0, '#FFF0B4'],
    [0.5, '#FBC650'],
    [1, '#DB8F22'],
  ]) +
  linear('cloth', [
    [0, '#E8694A'],
    [0.45, '#B63A26'],
    [1, '#5F1812'],
  ]) +
  linear('paper', [
    [0, '#FFF7E0'],
    [1, '#E6C98C'],
  ]);

/** A picture for an empty state. It is the same in both modes, because it has its own light. */
const picture = (body: string) =>
  svgFile({
    viewBox: '0 0 160 120',
    defs: shared,
    body: `<ellipse cx="80" cy="64" rx="78" ry="56" fill="url(#light)"/><ellipse cx="80" cy="106" rx="46" ry="6" opacity=".22"/>${body}`,
  });

const spark = (x: number, y: number, r: number) =>
  `<path transform="translate(${x} ${y}) scale(${r})" fill="#FFF8DC" d="M0-1C.12-.2.2-.12 1 0C.2.12.12.2 0 1C-.12.2-.2.12-1 0C-.2-.12-.12-.2 0-1Z"/>`;

/** An unwritten scroll: no transaction yet. */
const history = picture(
  '<path d="M46 26H112V92H46Z" fill="url(#paper)"/><path d="M58 42H100M58 54H92M58 66H97" stroke="#B98A45" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>' +
    '<rect x="38" y="16" width="84" height="14" rx="7" fill="url(#gold)"/><rect x="38" y="88" width="84" height="14" rx="7" fill="url(#gold)"/>' +
    '<path d="M34 17v12M126 17v12M34 89v12M126 89v12" stroke="#8A4E0C" stroke-width="5" stroke-linecap="round"/>' +
    `<circle cx="98" cy="78" r="9" fill="url(#cloth)"/><path d="M95 75h6M98 72v12" stroke="#FFCF70" stroke-width="1.500"/>${spark(136, 44, 7)}${spark(26, 66, 5)}`,
);

/** A closed gift box: no gift code yet. */
const gifts = picture(
  '<path d="M38 56H122L116 100Q115 104 111 104H49Q45 104 44 100Z" fill="url(#cloth)"/><path d="M72 56H88V104H72Z" fill="url(#gold)"/>' +
    '<rect x="32" y="40" width="96" height="18" rx="4" fill="url(#cloth)"/><path d="M70 40H90V58H70Z" fill="url(#gold)"/>' +
    '<path d="M80 40C66 40 48 34 50 24C52 14 72 18 80 40C88 18 108 14 110 24C112 34 94 40 80 40Z" fill="none" stroke="url(#gold)" stroke-width="6" stroke-linejoin="round"/>' +
    `<path d="M42 62H118" stroke="#3E0E0A" stroke-opacity=".35" stroke-width="4"/>${spark(28, 34, 7)}${spark(136, 28, 5)}${spark(140, 72, 4)}`,
);

/** An unlit lantern: nothing to report yet. */
const notices = picture(
  '<path d="M80 6V22M80 84V96" stroke="#8A4E0C" stroke-width="3"/><path d="M66 22H94V30H66ZM66 78H94V86H66Z" fill="url(#gold)"/>' +
    '<path d="M66 30H94C114 40 114 68 94 78H66C46 68 46 40 66 30Z" fill="url(#cloth)"/><path d="M80 30V78M68 30C58 44 58 64 68 78M92 30C102 44 102 64 92 78" fill="none" stroke="#FFCF70" stroke-opacity=".5" stroke-width="1.500"/>' +
    `<path d="M80 44l8 5v10l-8 5-8-5v-10z" fill="none" stroke="#FFCF70" stroke-width="2"/><path d="M74 96H86M76 96V106M80 96V110M84 96V106" stroke="url(#gold)" stroke-width="2.500" stroke-linecap="round"/>${spark(122, 30, 6)}${spark(36, 70, 5)}`,
);

export const pictures: Readonly<Record<string, string>> = { history, gifts, notices };
