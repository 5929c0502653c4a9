/**
 * Words that the project no longer uses, with their replacements (GLOSSARY.md lists the words in use). `names` are
 * retired only in names, since in prose they are plain English.
 */
export const retiredWords = {
  everywhere: {
    errand: 'operation',
    intention: 'operation',
    wish: 'payload',
    spoil: 'invalidate',
    verdict: 'result',
    lobby: 'SessionLoading',
    living: 'live',
    'the house': 'the project',
    'the books': 'the ledger',
  },
  names: {
    announceMoney: 'notifyMoneyEvent',
    carryOut: 'submit',
    chargeEvents: 'rechargeActions',
    firstBrand: 'defaultBrand',
    firstStore: 'earlyStore',
    giveUp: 'dismiss',
    hostGate: 'requestGate',
    keepStreaming: 'runMoneyEventStream',
    liveEvents: 'moneyEventStream',
    momentStore: 'frozenStore',
    moneyMoved: 'moneyEventReceived',
    moneyNews: 'moneyEvents',
    moneySide: 'plugins/money',
    newsCursor: 'moneyEventCursor',
    newsHub: 'moneyEventHub',
    otherTasks: 'yieldToMain',
    rechargesFollowed: 'pendingRecharges',
    replayedMoment: 'snapshot',
    showWorld: 'showArt',
    startLive: 'startMoneyEvents',
    useCharge: 'useRecharge',
    usernameForManagers: 'HiddenUsernameField',
  },
};

/** Retired words that are still in the code, so lint does not refuse them. A test fails if one is gone but still listed here. */
export const stillInUse = ['wish'];

/** 'newsHub', 'NEWS_HUB' and 'news-hub' → ['news', 'hub']. */
const partsOf = (name) =>
  name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

const isSame = (part, retired) => part === retired || part === `${retired}s`;

const holds = (parts, retired) =>
  parts.some((_, start) => retired.every((word, offset) => isSame(parts[start + offset] ?? '', word)));

const compiled = (words) =>
  Object.entries(words)
    .filter(([word]) => !stillInUse.includes(word))
    .map(([word, instead]) => ({ word, instead, parts: partsOf(word) }));
const everywhere = compiled(retiredWords.everywhere);
const inNames = [...everywhere, ...compiled(retiredWords.names)];

/** The retired words in a text, such as a comment, a string or a document. */
export function retiredIn(text) {
  const parts = partsOf(text);
  return everywhere.filter((entry) => holds(parts, entry.parts));
}

/** The retired words in the name of an identifier or a file. */
export function retiredInName(name) {
  const parts = partsOf(name);
  return inNames.filter((entry) => holds(parts, entry.parts));
}
