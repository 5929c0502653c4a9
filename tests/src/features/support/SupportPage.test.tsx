import { screen } from '@testing-library/react';
import { unsetPortalConfig } from '@portal/contract';
import { useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

useFakeHost();

describe('/support', () => {
  it('SUP-1: in development, with the social page', async () => {
    renderPortal('/support');
    expect(await screen.findByText('Trung tâm hỗ trợ đang được phát triển.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Đến trang cộng đồng' })).toHaveAttribute(
      'href',
      'https://fsonline.example/cong-dong',
    );
  });

  it('HOST-5: a deployment without a social page shows no link to one', async () => {
    renderPortal('/support', { config: unsetPortalConfig });
    expect(await screen.findByText('Trung tâm hỗ trợ đang được phát triển.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Đến trang cộng đồng' })).not.toBeInTheDocument();
  });
});
