import { forgetPlayers, forgetPlayersInTab, pageMemory } from '../../../src/lib/forgetPlayers';

const keep = () => {
  window.localStorage.setItem('mode', 'light');
  for (const name of ['charge:demo', 'charge-settled:demo', 'followed:demo', 'charge:thanhnam'])
    window.localStorage.setItem(name, '1');
  window.sessionStorage.setItem('signup', '{"phone":"0912345678"}');
  for (const name of ['demo', 'thanhnam']) window.sessionStorage.setItem(`${name}: transferClaim`, '{}');
  pageMemory.set('demo: email', {}).set('thanhnam: email', {});
};
const left = () => [
  ...Object.keys(window.localStorage),
  ...Object.keys(window.sessionStorage),
  ...pageMemory.keys(),
];

beforeEach(keep);
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  pageMemory.clear();
});

it('SAFE-12: removes the data of every player after a logout, and keeps the choices of the browser', () => {
  forgetPlayers(null);
  expect(left()).toEqual(['mode']);
});

it('GAME-8, SAFE-12: removes only what this tab keeps after a logout in another one', () => {
  forgetPlayersInTab(null);
  expect(left()).toEqual(['mode', 'charge:demo', 'charge-settled:demo', 'followed:demo', 'charge:thanhnam']);
});

it('GAME-8: keeps the lease of the same player’s recharge in another tab', () => {
  for (const name of ['demo', 'thanhnam']) window.localStorage.setItem(`lock:portal-charge:${name}`, 'x|1');
  forgetPlayers('demo');
  expect(left()).toContain('lock:portal-charge:demo');
  expect(left()).not.toContain('lock:portal-charge:thanhnam');
});

it('SAFE-12: keeps only the player’s own data when a player signs in', () => {
  forgetPlayers('demo');
  expect(left().sort()).toEqual([
    'charge-settled:demo',
    'charge:demo',
    'demo: email',
    'demo: transferClaim',
    'followed:demo',
    'mode',
  ]);
});

it('GAME-8, SAFE-12: knows whose data they are if another host’s usernames contain colons', () => {
  for (const name of ['charge:shop:lan', 'lock:portal-charge:shop:lan', 'charge:shop:', 'charge:lan'])
    window.localStorage.setItem(name, '1');
  forgetPlayers('shop:lan');
  expect(left().sort()).toEqual(['charge:shop:lan', 'lock:portal-charge:shop:lan', 'mode']);
});
