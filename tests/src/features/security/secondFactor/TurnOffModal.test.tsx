import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { apiTexts } from '../../../../../src/api/texts';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { enabledButton } from '../../../../support/formControls';
import { answer, refusal } from '../../../../support/handlers';
import { renderPortal } from '../../../../support/renderPortal';
import { settingRow } from '../../../../support/settings';

const host = useFakeHost();

describe('API-6, SAFE-5: the second factor was turned off, but the answer is lost', () => {
  async function turnOff(known: 'at once' | 'later') {
    set(host, { secondFactor: { enabledAt: '2026-03-05T02:00:00.000Z', codesLeft: 8 } });
    host.server.use(
      answer('post', paths.secondFactorRemove, () => {
        host.state.secondFactor = { enabledAt: null, codesLeft: 0 };
        if (known === 'later') host.server.use(answer('get', paths.secondFactor, () => HttpResponse.error()));
        return HttpResponse.error();
      }),
    );
    const { user } = renderPortal('/security?edit=secondFactorOff');
    await user.click(await enabledButton('Tắt'));
    return user;
  }
  const isOff = async () => {
    expect(await screen.findByText('Đã tắt bảo mật hai lớp!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await settingRow(/^Bảo mật hai lớp Chưa bật/)).toBeVisible();
  };

  it('is off once the host says so', async () => {
    await turnOff('at once');
    await isOff();
    expect(screen.queryByText(apiTexts['api.offline'])).not.toBeInTheDocument();
  });

  it('is off if the host says so only after it refused to turn it off again', async () => {
    const user = await turnOff('later');
    expect(await screen.findByText(apiTexts['api.offline'])).toBeVisible();
    host.server.resetHandlers();
    const FACTOR_OFF = 'Bảo mật hai lớp đang tắt.';
    host.server.use(answer('post', paths.secondFactorRemove, () => refusal(422, { message: FACTOR_OFF })));
    await user.click(await enabledButton('Tắt'));
    await isOff();
    expect(screen.queryByText(FACTOR_OFF)).not.toBeInTheDocument();
  });
});
