/** A line of text below the code. */
export interface PictureLine {
  text: string;
  strong?: boolean | undefined;
}

/** Pixels of the picture. */
const WIDTH = 1080;
const EDGE = 60;
const FONT = { largest: 44, smallest: 30 };
const LINE_HEIGHT = 1.35;

const inkOf = { strong: '#131A24', usual: '#4F5B6C' };

const fontOf = ({ strong }: PictureLine, size: number) =>
  `${strong ? 600 : 400} ${size}px 'Be Vietnam Pro', system-ui, sans-serif`;

/** Breaks a text into pieces no wider than `room`, between words where it can. */
function wrapText(context: CanvasRenderingContext2D, text: string, room: number): string[] {
  const fits = (piece: string) => context.measureText(piece).width <= room;
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (fits(piece + character)) {
      piece += character;
      continue;
    }
    const space = piece.lastIndexOf(' ');
    const end = space > 0 && character !== ' ' ? space : piece.length;
    pieces.push(piece.slice(0, end));
    piece = `${piece.slice(end)}${character}`.trimStart();
  }
  return piece === '' ? pieces : [...pieces, piece];
}

interface Placed {
  text: string;
  font: string;
  ink: string;
  height: number;
}

/** The largest font in which a line fits; at the smallest one it is broken. */
function place(context: CanvasRenderingContext2D, line: PictureLine): Placed[] {
  const room = WIDTH - 2 * EDGE;
  let size = FONT.largest;
  context.font = fontOf(line, size);
  while (size > FONT.smallest && context.measureText(line.text).width > room) {
    size -= 2;
    context.font = fontOf(line, size);
  }
  return wrapText(context, line.text, room).map((text) => ({
    text,
    font: fontOf(line, size),
    ink: line.strong ? inkOf.strong : inkOf.usual,
    height: size * LINE_HEIGHT,
  }));
}

/**
 * A picture of a code that a fluid QRCode has drawn, quiet zone included, on white, with lines of text below it. Each module is a whole
 * number of pixels, so that it can be read back from the file. Null where the browser can't draw.
 */
export function drawQRPicture(code: SVGSVGElement, lines: readonly PictureLine[]): HTMLCanvasElement | null {
  const modules = code.viewBox.baseVal.width;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || !(modules > 0)) return null;

  const placed = lines.flatMap((line) => place(context, line));
  const scale = Math.max(1, Math.floor(WIDTH / modules));
  const side = modules * scale;
  const width = Math.max(WIDTH, side);
  const textHeight = placed.reduce((sum, { height }) => sum + height, 0);
  canvas.width = width;
  canvas.height = Math.ceil(side + textHeight + (placed.length > 0 ? EDGE : 0));

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
  for (const { text, font, ink, height } of placed) {
    context.font = font;
    context.fillStyle = ink;
    context.fillText(text, width / 2, y);
    y += height;
  }
  return canvas;
}
