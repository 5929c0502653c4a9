import { PNG } from 'pngjs';
import { changedLooks, readAccepted, textOf } from '../support/looks/accepted';
import { hashOf } from '../support/looks/pixels';

/** An image with many colours; `shift` changes one pixel. */
function picture(shift = 0): PNG {
  const png = new PNG({ width: 48, height: 32 });
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = at % 4 === 3 ? 255 : (at * 37 + 11) % 251;
  png.data[40] = (png.data[40] ?? 0) + shift;
  return png;
}

describe('the pixels of a look', () => {
  it('have one hash, however they are compressed', () => {
    const files = [{ deflateStrategy: 0 }, { deflateStrategy: 2 }].map((how) =>
      PNG.sync.write(picture(), how),
    );
    expect(files[0]).not.toEqual(files[1]);
    expect(new Set(files.map(hashOf)).size).toBe(1);
  });

  it('have another hash when one of them differs by 1, or when the picture has another size', () => {
    expect(hashOf(PNG.sync.write(picture(1)))).not.toBe(hashOf(PNG.sync.write(picture())));
    const turned = Object.assign(picture(), { width: 32, height: 48 });
    expect(hashOf(PNG.sync.write(turned))).not.toBe(hashOf(PNG.sync.write(picture())));
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

  it('has one sorted line per state, and is read as it was written', () => {
    const text = textOf(accepted);
    expect(text.split('\n').slice(2, 4)).toEqual(['a--b a1 b2 c3 d4', 'z--b a1 b2 c3 d4']);
    expect(readAccepted(text)).toEqual(accepted);
  });

  it('reports the looks in which a state changed, and all looks of a new state', () => {
    expect(changedLooks(looks, { ...looks, 'phone-light': 'b3' })).toEqual(['phone-light']);
    expect(changedLooks(undefined, looks)).toHaveLength(4);
    expect(changedLooks(looks, looks)).toEqual([]);
  });
});
