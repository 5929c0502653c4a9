import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { deferred } from './deferred';
import type { FakeHost } from './fakeHost';
import { answer } from './handlers';
import { charge } from './hostState';
import { renderPortal } from './renderPortal';

type Portal = ReturnType<typeof renderPortal>;

/** The success message after buying what `choose` chooses. */
export const BOUGHT = 'Đã nạp thành công 2.000 Xu';

/** The title of its notice while the game server has not responded. */
export const PENDING = 'Giao dịch 2.000 Xu đã được ghi nhận và đang được xử lý.';

/** The host charges the player for it, but the game server does not respond yet. */
export const chargesSlowly = (host: FakeHost) =>
  host.server.use(
    answer('post', paths.rechargeGame, () => {
      charge(host.state, 20_000);
      const [newest, ...older] = host.state.history;
      if (newest) host.state.history = [{ ...newest, status: 'pending' }, ...older];
      return HttpResponse.json({ message: 'Đang chờ máy chủ game.' });
    }),
  );

/** The host charges the player once the returned promise is resolved, and answers then. */
export function chargesLate(host: FakeHost) {
  const answered = deferred();
  host.server.use(
    answer('post', paths.rechargeGame, async () => {
      await answered.promise;
      charge(host.state, 20_000);
      return HttpResponse.json({});
    }),
  );
  return answered;
}

/** The submit button of /recharge, whatever its label. */
export const rechargeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /Nạp Xu|Đang/ });

/** Chooses 2.000 Xu for 20.000 KP, on S2 Long Thành. */
export async function choose({ user, container }: Portal) {
  const page = within(container);
  await user.selectOptions(await page.findByLabelText('Máy chủ'), '2');
  await user.click(page.getByRole('radio', { name: /2\.000/ }));
}

/** /recharge with a choice made but not submitted. */
export async function openAndChoose(): Promise<Portal> {
  const portal = renderPortal('/recharge');
  await choose(portal);
  return portal;
}

/** Presses the button of /recharge, which only opens the question. */
export const ask = async ({ user }: Portal) => user.click(await rechargeButton());

/** Confirms the question of PLAY-5. */
export const answerYes = async ({ user }: Portal) =>
  user.click(await screen.findByRole('button', { name: 'Xác nhận nạp' }));

/** Presses the button of /recharge and confirms its question. */
export async function press(portal: Portal) {
  await ask(portal);
  await answerYes(portal);
}

/** /recharge with a choice made and submitted. */
export async function openAndBuy(): Promise<Portal> {
  const portal = await openAndChoose();
  await press(portal);
  return portal;
}
