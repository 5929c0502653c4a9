/**
 * Emulates `prefers-reduced-motion: reduce` for one page, regardless of the system setting: media rules for it apply, and
 * `matchMedia` reports it. A page cannot set the preference itself.
 */
const ASKS = /\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g;
const HELD = '(min-width: 0px)';

const nativeMatchMedia = window.matchMedia.bind(window);
const changed = new Map<CSSMediaRule, string>();
let reduced = false;

function follow(rules: CSSRuleList) {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule) || changed.has(rule)) continue;
    const { mediaText } = rule.media;
    if (mediaText.search(ASKS) === -1) continue;
    changed.set(rule, mediaText);
    rule.media.mediaText = mediaText.replace(ASKS, HELD);
  }
}

const followAll = () => [...document.styleSheets].forEach((sheet) => follow(sheet.cssRules));

function restoreAll() {
  changed.forEach((mediaText, rule) => (rule.media.mediaText = mediaText));
  changed.clear();
}

/** Also covers style sheets that are added later, as elements or rule by rule. */
const observer = new MutationObserver(followAll);
type Insert = (this: CSSStyleSheet, text: string, index?: number) => number;
const nativeInsertRule: Insert = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
CSSStyleSheet.prototype.insertRule = function (text, index) {
  const at = nativeInsertRule.call(this, text, index);
  if (reduced) follow(this.cssRules);
  return at;
};

/** Switches the preference on or off. */
export function reduceMotion(on: boolean): void {
  if (on === reduced) return;
  reduced = on;
  window.matchMedia = on ? (query) => nativeMatchMedia(query.replace(ASKS, HELD)) : nativeMatchMedia;
  if (on) {
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    followAll();
  } else {
    observer.disconnect();
    restoreAll();
  }
}
