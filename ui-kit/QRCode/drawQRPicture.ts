/** A line of text below the code. */
export interface PictureLine {
  text: string;
  strong?: boolean | undefined;
}

/** Sizes in the picture, in pixels. */
const WIDTH = 1080;
const EDGE = 60;
const FONT = { largest: 44, smallest: 30 };
const LINE_HEIGHT = 1.35;

const textColours = { strong: '#131A24', normal: '#4F5B6C' };

/** A canvas font with the page's font family. */
const fontOf = ({ strong }: PictureLine, size: number) =>
  `${strong ? 600 : 400} ${size}px ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`;

/** Breaks a text into lines no wider than `maxWidth`, between words where possible. */
function wrapText(context: CanvasRenderingContext2D, text: string, maxWidth: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const character of text) {
    if (fits(line + character)) {
      line += character;
      continue;
    }
    const space = line.lastIndexOf(' ');
    const end = space > 0 && character !== ' ' ? space : line.length;
    lines.push(line.slice(0, end));
    line = `${line.slice(end)}${character}`.trimStart();
  }
  return line === '' ? lines : [...lines, line];
}

interface LaidOutLine {
  text: string;
  font: string;
  colour: string;
  height: number;
}

/** Lays out a line in the largest font in which it fits. If it does not fit even in the smallest one, it wraps. */
function layOut(context: CanvasRenderingContext2D, line: PictureLine): LaidOutLine[] {
  const maxWidth = WIDTH - 2 * EDGE;
  let size = FONT.largest;
  context.font = fontOf(line, size);
  while (size > FONT.smallest && context.measureText(line.text).width > maxWidth) {
    size -= 2;
    context.font = fontOf(line, size);
  }
  return wrapText(context, line.text, maxWidth).map((text) => ({
    text,
    font: fontOf(line, size),
    colour: line.strong ? textColours.strong : textColours.normal,
    height: size * LINE_HEIGHT,
  }));
}

/**
 * Draws the SVG of a fluid QRCode with its quiet zone, and lines of text below it, on a white canvas. Each module is a whole number of
 * pixels wide, so that scanners can read the picture. Returns null if the browser has no 2D canvas.
 */
export function drawQRPicture(code: SVGSVGElement, lines: readonly PictureLine[]): HTMLCanvasElement | null {
  const modules = code.viewBox.baseVal.width;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || !(modules > 0)) return null;

  const laidOut = lines.flatMap((line) => layOut(context, line));
  const scale = Math.max(1, Math.floor(WIDTH / modules));
  const side = modules * scale;
  const width = Math.max(WIDTH, side);
  const textHeight = laidOut.reduce((sum, { height }) => sum + height, 0);
  canvas.width = width;
  canvas.height = Math.ceil(side + textHeight + (laidOut.length > 0 ? EDGE : 0));

  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, Math.floor((width - side) / 2), 0);
  for (const path of code.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? '#000000';
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  let y = side;
  for (const { text, font, colour, height } of laidOut) {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, width / 2, y);
    y += height;
  }
  return canvas;
}
