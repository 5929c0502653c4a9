import { act, screen, waitFor, within } from '@testing-library/react';
import { examplePortalConfig, paths } from '@portal/contract';
import { userFixture } from '../../../fixtures/users';
import { set, useFakeHost } from '../../../support/fakeHost';
import { postsTo, useQuickRechecks } from '../../../support/operations';
import { renderPortal } from '../../../support/renderPortal';
import {
  answerYes,
  ask,
  BOUGHT,
  chargesLate,
  choose,
  openAndBuy,
  openAndChoose,
  rechargeButton,
} from '../../../support/rechargePage';

const host = useFakeHost();
useQuickRechecks();
const posts = () => postsTo(host, paths.rechargeGame);

describe('PLAY-5: the confirmation before KP are spent', () => {
  it('shows server, coins, price and remaining balance, and sends nothing before it is accepted', async () => {
    const portal = await openAndChoose();
    await ask(portal);
    const question = await screen.findByRole('alertdialog', { name: 'Nạp 2.000 Xu?' });
    const valueOf = (label: string) => within(question).getByText(label).nextSibling;
    expect(valueOf('Máy chủ')).toHaveTextContent('S2 Long Thành');
    expect(valueOf('Nhận')).toHaveTextContent('2.000 Xu');
    expect(valueOf('Giá')).toHaveTextContent('20.000 KP');
    expect(valueOf('Còn lại sau khi nạp')).toHaveTextContent('100.000 KP');
    // The focus is on the button, so a screen reader reads the rest only as the description.
    expect(question).toHaveAccessibleDescription(/S2 Long Thành.*2\.000 Xu.*20\.000.*100\.000/);
    expect(posts()).toBe(0);
    expect(within(question).getByRole('button', { name: 'Xác nhận nạp' })).toHaveFocus();
    await answerYes(portal);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
  });

  it('closes with Back, and appears again on the next submit', async () => {
    const portal = await openAndChoose();
    await ask(portal);
    await screen.findByRole('alertdialog');
    expect(portal.here()).toBe('/recharge?ask=recharge');
    await portal.user.click(screen.getByRole('button', { name: 'Xem lại' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(portal.here()).toBe('/recharge');
    expect(posts()).toBe(0);
    await ask(portal);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('is not shown if its address is opened without a chosen offer', async () => {
    const portal = renderPortal('/recharge?ask=recharge');
    await rechargeButton();
    await waitFor(() => expect(portal.here()).toBe('/recharge'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('PLAY-5: Forward', () => {
  it('shows no question again, neither during a recharge nor after it, and the next equal order is confirmed like any other', async () => {
    const answered = chargesLate(host);
    const portal = await openAndBuy();
    await waitFor(() => expect(posts()).toBe(1));
    await waitFor(() => expect(portal.here()).toBe('/recharge'));
    await portal.go(1);
    await waitFor(() => expect(portal.here()).toBe('/recharge'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    answered.resolve();
    await screen.findByText(BOUGHT);
    await portal.go(1);
    await waitFor(() => expect(portal.here()).toBe('/recharge'));
    await choose(portal);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await ask(portal);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(posts()).toBe(1);
  });
});

describe('PLAY-5: the success notice', () => {
  it('shows coins, server, time and balance, so that two equal purchases differ by the time', async () => {
    const at = Date.parse('2026-11-22T14:44:05Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
    const portal = await openAndBuy();
    const notice = () => screen.getByText(BOUGHT).closest('[role="status"]')!;
    await screen.findByText(BOUGHT);
    const first = notice().textContent;
    expect(first).toContain('+2.000 Xu');
    expect(first).toContain('S2 Long Thành · lúc ');
    expect(first).toMatch(/:44:05/);
    await waitFor(() => expect(notice()).toHaveTextContent('100.000 KP'));
    clock.mockReturnValue(at + 61_000);
    await choose(portal);
    await ask(portal);
    await answerYes(portal);
    await waitFor(() => expect(posts()).toBe(2));
    await waitFor(() => expect(notice().textContent).toMatch(/:45:06/));
    jest.restoreAllMocks();
  });
});

describe('PLAY-5: not enough KP', () => {
  it('links the missing KP to a matching top-up, and back to the chosen server and offer', async () => {
    set(host, { me: userFixture({ credit: 2_100 }) });
    const portal = renderPortal('/recharge');
    await portal.user.selectOptions(await screen.findByLabelText('Máy chủ'), '2');
    expect(screen.getByText('Không đủ 20.000')).toBeVisible();
    await portal.user.click(screen.getByRole('link', { name: /^Còn thiếu 17\.900 KP/ }));
    expect(portal.here()).toBe('/payment/bank-transfer');
    // The price is 17.900 KP: 166.000 đ give 16.600 KP plus 5 %, which is not enough; 171.000 đ give 17.955 KP.
    expect(await screen.findByRole('img', { name: 'Mã QR chuyển 171.000 đ qua Techcombank' })).toBeVisible();
    host.state.me = userFixture({ credit: 20_055 });
    await screen.findByText('đã vào tài khoản của bạn');
    await portal.user.click(screen.getByRole('link', { name: 'Nạp game ngay' }));
    expect(await screen.findByLabelText('Máy chủ')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
    await ask(portal);
    await answerYes(portal);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(posts()).toBe(1);
  });
});

describe('PLAY-6: remembered choices', () => {
  it('restore server and offer after a reload', async () => {
    const first = await openAndChoose();
    act(() => first.unmount());
    renderPortal('/recharge');
    expect(await screen.findByLabelText('Máy chủ')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
    expect(await rechargeButton()).toBeEnabled();
  });

  it('repeat the last recharge by selecting it, and still ask for confirmation', async () => {
    const portal = await openAndBuy();
    await screen.findByText(BOUGHT);
    await portal.user.click(await screen.findByRole('button', { name: /^Nạp lại như lần trước/ }));
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
    expect(posts()).toBe(1);
    await ask(portal);
    await answerYes(portal);
    await waitFor(() => expect(posts()).toBe(2));
  });

  it('SAFE-12: are not shown to another player', async () => {
    const first = await openAndChoose();
    act(() => first.unmount());
    set(host, { me: userFixture({ username: 'other' }) });
    renderPortal('/recharge');
    expect(await screen.findByLabelText('Máy chủ')).toHaveValue('');
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('demo');
  });
});

it('GAME-3: marks one tile as popular, only if the deployment names it', async () => {
  const plain = renderPortal('/recharge');
  await screen.findAllByRole('radio');
  expect(screen.queryByText('Phổ biến')).not.toBeInTheDocument();
  act(() => plain.unmount());
  renderPortal('/recharge', { config: { ...examplePortalConfig, popularAmount: 5_000 } });
  expect(await screen.findByRole('radio', { name: /500.*Phổ biến/ })).toBeVisible();
});
