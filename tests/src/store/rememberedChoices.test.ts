import { forgetPlayers } from '../../../src/lib/forgetPlayers';
import { readChoices, writeChoices } from '../../../src/store/rememberedChoices';

afterEach(() => window.localStorage.clear());

const choices = {
  cash: 100_000,
  bankTransfers: 'vietcombank',
  zoneId: 2,
  creditAmount: 20_000,
  firstStepsClosed: true,
  gameDownloaded: true,
  lastTopUp: { kind: 'bankTransfers' as const, method: 'vietcombank', cash: 100_000 },
  lastRecharge: { zoneId: 2, creditAmount: 20_000 },
};

it('PLAY-6: choices are read back unchanged', () => {
  writeChoices('demo', choices);
  expect(readChoices('demo')).toEqual(choices);
  expect(readChoices('other')).toBeNull();
});

it.each(['{', 'null', '[]', '"x"', '{"cash":"viele","lastTopUp":5,"lastRecharge":{},"bankTransfers":7}'])(
  'PLAY-6: %j is read as no choices, without an error',
  (stored) => {
    window.localStorage.setItem('choices:demo', stored);
    expect(Object.values(readChoices('demo') ?? {}).filter((value) => value !== undefined)).toEqual([]);
  },
);

it('SAFE-12, PLAY-6: choices are removed by a logout and by another player', () => {
  writeChoices('demo', choices);
  forgetPlayers('other');
  expect(readChoices('demo')).toBeNull();
  writeChoices('demo', choices);
  forgetPlayers(null);
  expect(window.localStorage).toHaveLength(0);
});

it('PLAY-6: a choice of one tab is not undone when another tab stores a choice of another kind', () => {
  writeChoices('demo', choices);
  writeChoices('demo', { ...choices, bankTransfers: 'techcombank' }, choices);
  writeChoices('demo', { ...choices, zoneId: undefined }, choices);
  expect(readChoices('demo')).toEqual({ ...choices, bankTransfers: 'techcombank', zoneId: undefined });
});
