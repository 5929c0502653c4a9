import { parsePage } from '../../../api-host/serving/page';

describe('parsePage', () => {
  it('fills in every nonce and the settings, escaped so that nothing ends the element', () => {
    const page = parsePage(
      '<a nonce="__NONCE__"><script id=portal-config type="application/json">{}</script><b nonce="__NONCE__">',
    );
    const html = page.render('n0', { text: '</script><!--\u2028', money: '$&$1' });
    expect(html.match(/nonce="n0"/g)).toHaveLength(2);
    expect(html).toContain('\\u003c/script>\\u003c!--\\u2028');
    expect(html).toContain('$&$1');
  });

  it('PLAY-11: inserts its own origin if known, and uses a relative address otherwise', () => {
    const page = parsePage('<meta property="og:image" content="__ORIGIN__/preview.jpg">');
    expect(page.render('n', {}, 'https://portal.example')).toContain('"https://portal.example/preview.jpg"');
    expect(page.render('n', {})).toContain('"/preview.jpg"');
  });

  it('leaves a page without settings unchanged', () => {
    expect(parsePage('<p>__NONCE__</p>').render('x', { a: 1 })).toBe('<p>x</p>');
  });
});
