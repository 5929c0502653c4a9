import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { looksFolder } from '../../tests/support/looks/findChanges';
import type { Look } from '../../tests/support/looks/shoot';

/** A state that differs from its accepted look. */
export interface ChangedState {
  id: string;
  looks: readonly Look[];
}

const picture = (kind: 'before' | 'now' | 'difference', id: string, look: Look) =>
  path.join(looksFolder, kind, id, `${look}.png`);

/** Places a picture on a canvas of the given size, so that pictures of pages that grew can be compared. */
function onCanvas(png: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height });
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0);
  return canvas;
}

/** Writes the differences of two pictures to a separate file. */
function drawDifference(id: string, look: Look): void {
  const [before, now] = (['before', 'now'] as const).map((kind) => picture(kind, id, look));
  if (!before || !now || !existsSync(before)) return;
  const [old, fresh] = [before, now].map((file) => PNG.sync.read(readFileSync(file)));
  if (!old || !fresh) return;
  const [width, height] = [Math.max(old.width, fresh.width), Math.max(old.height, fresh.height)];
  const difference = new PNG({ width, height });
  const [a, b] = [onCanvas(old, width, height).data, onCanvas(fresh, width, height).data];
  pixelmatch(a, b, difference.data, width, height, { threshold: 0, includeAA: true });
  const file = picture('difference', id, look);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, PNG.sync.write(difference));
}

const image = (kind: 'before' | 'now' | 'difference', id: string, look: Look) =>
  existsSync(picture(kind, id, look))
    ? `<figure><figcaption>${kind}</figcaption><img loading="lazy" alt="${kind}" src="${kind}/${id}/${look}.png"></figure>`
    : `<figure><figcaption>${kind}</figcaption>none</figure>`;

const lookHtml = (id: string, look: Look) => `<h3>${look}</h3>
<div class="side">${image('before', id, look)}${image('now', id, look)}${image('difference', id, look)}</div>
<details><summary>slider</summary><div class="slider" style="--at:50%"><img loading="lazy" alt="" src="before/${id}/${look}.png"><img loading="lazy" alt="" class="over" src="now/${id}/${look}.png"></div>
<input type="range" aria-label="before and now" oninput="this.previousElementSibling.style.setProperty('--at', this.value + '%')"></details>`;

const stateHtml = ({ id, looks: changed }: ChangedState) =>
  `<section id="${id}"><h2>${id} <button onclick="accept('${id}')">accept</button></h2>${changed.map((look) => lookHtml(id, look)).join('')}</section>`;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed looks</title><style>
body{font:15px sans-serif;margin:24px;background:#8b93a1;color:#0c0f14}h2{border-top:1px solid #0006;padding-top:16px}
.side{display:flex;gap:16px;align-items:flex-start;overflow-x:auto}figure{margin:0}img{display:block;max-width:none}
.slider{position:relative;display:inline-block}.over{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at))}
input{width:360px}.accepted{opacity:.35}</style>
<script>async function accept(id){const answer=await fetch('accept?id='+id,{method:'POST'});
if(answer.ok)document.getElementById(id).className='accepted';else alert(await answer.text())}</script>`;

/** Writes the review page, which shows each changed state side by side, with a slider, and as a difference. Returns its path. */
export function writeReport(changes: readonly ChangedState[]): string {
  for (const { id, looks: changed } of changes) changed.forEach((look) => drawDifference(id, look));
  const all =
    changes.length > 1 ? `<p><button onclick="accept('')">accept all ${changes.length}</button></p>` : '';
  const file = path.join(looksFolder, 'index.html');
  writeFileSync(
    file,
    `${PAGE}<h1 id="">${changes.length} changed states</h1>${all}${changes.map(stateHtml).join('\n')}</html>`,
  );
  return file;
}
