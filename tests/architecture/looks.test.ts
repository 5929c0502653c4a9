import { PNG } from 'pngjs';
import { changedLooks, readAccepted, textOf } from '../support/looks/accepted';
import { decodePng, hashOf } from '../support/looks/pixels';

/** A picture of which no pixel is like another. */
function picture(shift = 0): PNG {
  const png = new PNG({ width: 7, height: 5 });
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = at % 4 === 3 ? 255 : (at * 37 + 11) % 251;
  png.data[40] = (png.data[40] ?? 0) + shift;
  return png;
}

const written = (png: PNG, filterType: number, colorType: 2 | 6) =>
  PNG.sync.write(png, { filterType, colorType });

describe('the pixels of a look', () => {
  it.each([0, 1, 2, 3, 4])('are those of the picture, whatever its filter (%i) and channels', (filter) => {
    const original = picture();
    expect([...decodePng(written(original, filter, 6)).data]).toEqual([...original.data]);
    const colours = [...original.data].filter((_, at) => at % 4 !== 3);
    expect([...decodePng(written(original, filter, 2)).data]).toEqual(colours);
  });

  it('have one hash, however they are compressed, and another when one of them differs by 1', () => {
    const hashes = [0, 1, 2, 3, 4].map((filter) => hashOf(written(picture(), filter, 6)));
    expect(new Set(hashes).size).toBe(1);
    expect(hashOf(written(picture(1), 0, 6))).not.toBe(hashes[0]);
  });

  it('are refused where a decoder would have to guess', () => {
    expect(() => decodePng(PNG.sync.write(picture(), { colorType: 0 }))).toThrow('Not a PNG of 8 bits');
  });
});

describe('the list of accepted looks', () => {
  const looks = { 'phone-dark': 'a1', 'phone-light': 'b2', 'laptop-dark': 'c3', 'laptop-light': 'd4' };
  const accepted = {
    renderer: 'Chromium 1, reference 2',
    states: new Map([
      ['z--b', looks],
      ['a--b', looks],
    ]),
  };

  it('has one sorted line a state, and reads as it was written', () => {
    const text = textOf(accepted);
    expect(text.split('\n').slice(2, 4)).toEqual(['a--b a1 b2 c3 d4', 'z--b a1 b2 c3 d4']);
    expect(readAccepted(text)).toEqual(accepted);
  });

  it('tells in which looks a state changed; in all when it is new', () => {
    expect(changedLooks(looks, { ...looks, 'phone-light': 'b3' })).toEqual(['phone-light']);
    expect(changedLooks(undefined, looks)).toHaveLength(4);
    expect(changedLooks(looks, looks)).toEqual([]);
  });
});
