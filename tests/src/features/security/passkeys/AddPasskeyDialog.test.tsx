import { screen } from '@testing-library/react';
import { examplePortalConfig, paths } from '@portal/contract';
import { apiTexts } from '../../../../../src/api/texts';
import { callsOf, useFakeHost } from '../../../../support/fakeHost';
import { enabledButton } from '../../../../support/formControls';
import { renderPortal } from '../../../../support/renderPortal';

jest.mock('../../../../../src/lib/webAuthn.lazy', () => {
  throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
});

const host = useFakeHost();

it('API-6, SAFE-1: a proof is not used up if the code for passkeys cannot be loaded', async () => {
  const { user } = renderPortal('/security?edit=addPasskey', {
    config: { ...examplePortalConfig, passkeys: true },
  });
  await user.click(await enabledButton('Tiếp tục'));
  expect(await screen.findByText(apiTexts['api.offline'])).toBeVisible();
  expect(callsOf(host)).not.toContain(`POST ${paths.passkeyOptions}`);
});
