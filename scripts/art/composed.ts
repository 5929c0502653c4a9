import {
  type Arrangement,
  arrangements,
  type Box,
  type Layer,
  layerNames,
  type Layers,
  type Ridge,
} from './arrangements';
import type { Palette } from './palette';
import { linear, type Picture } from './svg';

interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
function viewBoxOf({ viewBox }: Picture): ViewBox {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}

const short = (value: number) => String(Math.round(value * 10000) / 10000);
const px = (value: number) => `${short(value)}px`;
const sum = (length: string, plus: number) => (plus === 0 ? length : `calc(${length} + ${px(plus)})`);

/** The CSS rules of one arrangement. */
function rulesOf({ view, head = '0', foot, skyHeight, boxes, ridges }: Arrangement, layers: Layers): string {
  const rule = (selector: string, declarations: string) => `#${view}:target ${selector}{${declarations}}`;
  const placed = ([layer, width, height, { share, plus }, bottom]: Box) => {
    const box = viewBoxOf(layers[layer]);
    const scale = Math.min(width / box.width, height / box.height);
    const place = `translate(${sum(`${share}%`, plus)},${sum(foot, -height - bottom)})`;
    return rule(
      `.${layer}`,
      `display:inline;transform:${place} scale(${short(scale)}) translate(${px(-box.x)},${px(-box.y)})`,
    );
  };
  const stretched = ([layer, least, height, bottom]: Ridge) => {
    const box = viewBoxOf(layers[layer]);
    const top = sum(foot, -height - bottom);
    const tall = short(height / box.height);
    return (
      rule(
        `.${layer}`,
        `display:inline;transform:translate(${sum('50%', -least / 2)},${top}) scale(${short(least / box.width)},${tall})`,
      ) +
      `@media (min-width:${least}px){${rule(`.${layer}`, 'display:none')}${rule(
        `.${layer}-wide`,
        `display:inline;transform:translate(0,${top}) scale(1,${tall})`,
      )}}`
    );
  };
  const sky =
    skyHeight === undefined ? '' : rule('.sky', `height:${skyHeight};transform:translate(0,${head})`);
  return sky + boxes.map(placed).join('') + ridges.map(stretched).join('');
}

/** Prefixes the ids in a layer's SVG with the layer's name. */
const own = (name: string, svg: string) =>
  svg.replace(/\b(id="|url\(#|href="#)/g, (start) => `${start}${name}-`);

/** A layer, placed by a transform. A ridge is included twice: at its drawn width and stretched to the width of the picture. */
function layer(name: Layer, picture: Picture): string {
  const body = own(name, picture.body);
  if (!picture.stretched) return `<g class="${name}">${body}</g>`;
  const { width, height } = viewBoxOf(picture);
  return (
    `<g class="${name}"><g id="${name}">${body}</g></g>` +
    `<g class="${name}-wide"><svg width="100%" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><use href="#${name}"/></svg></g>`
  );
}

/**
 * The art of one mode as one picture that fills its container, with a view for each use (`#key`, `#band`, `#lost`). Behind a page it is as
 * large as the window, so browsers treat it as a background and not as the largest contentful paint (docs/performance.md). Each layer is
 * included once and placed by CSS: a copy for each view and width would cost a cheap phone a third of a second.
 */
export function composed(layers: Layers, colours: Palette['sky']): string {
  const rules = arrangements.map((each) => {
    const placed = rulesOf(each, layers);
    return each.media === undefined ? placed : `@media ${each.media}{${placed}}`;
  });
  const styles =
    '#key:not(:target){visibility:hidden}#key :target{visibility:visible}' +
    '#lost>g{display:none;transform-box:view-box}' +
    rules.join('');
  const defs = layerNames.map((name) => own(name, layers[name].defs ?? '')).join('');
  const body =
    '<rect class="sky" width="100%" height="100%" fill="url(#sky)"/>' +
    layerNames.map((name) => layer(name, layers[name])).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    `<style>${styles}</style><defs>${linear('sky', colours)}${defs}</defs>` +
    `<g id="key"><g id="band"><g id="lost">${body}</g></g></g></svg>\n`
  );
}
