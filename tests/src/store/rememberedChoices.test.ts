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

it('PLAY-6: what a player chose is read back as it was', () => {
  writeChoices('demo', choices);
  expect(readChoices('demo')).toEqual(choices);
  expect(readChoices('other')).toBeNull();
});

it.each(['{', 'null', '[]', '"x"', '{"cash":"viele","lastTopUp":5,"lastRecharge":{},"bankTransfers":7}'])(
  'PLAY-6: %j is no choice, and no error',
  (stored) => {
    window.localStorage.setItem('choices:demo', stored);
    expect(Object.values(readChoices('demo') ?? {}).filter((value) => value !== undefined)).toEqual([]);
  },
);

it('SAFE-12, PLAY-6: a logout and another player leave nothing of it', () => {
  writeChoices('demo', choices);
  forgetPlayers('other');
  expect(readChoices('demo')).toBeNull();
  writeChoices('demo', choices);
  forgetPlayers(null);
  expect(window.localStorage).toHaveLength(0);
});
