import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { FormBody, SubmitButton } from '@portal/ui-kit/forms';
import { useValidatedForm, type PickRules } from '../../../src/forms/useValidatedForm';
import { createMockStore } from '../../support/mockStore';
import { renderWithStore } from '../../support/renderWithStore';

const pickLogin: PickRules = ({ loginSteps }) => loginSteps.password;
const typed = { username: 'demo', password: 'Demo@2026' };

const LoginForm = ({ send }: { send: () => Promise<null> }) => {
  const { props } = useValidatedForm<typeof typed>(pickLogin, Object.keys(typed), send);
  return (
    <Form {...props} initialValues={typed}>
      {() => (
        <FormBody>
          <SubmitButton busyLabel="Đang gửi">Gửi</SubmitButton>
        </FormBody>
      )}
    </Form>
  );
};

it('API-6: a submit that needs a chunk shows an error if the chunk cannot be loaded, and can be sent again', async () => {
  const lost = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
  const send = jest.fn<Promise<null>, []>().mockRejectedValueOnce(lost).mockResolvedValue(null);
  renderWithStore(<LoginForm send={send} />, createMockStore());
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  expect(await screen.findByText(/Không kết nối được đến máy chủ/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  expect(send).toHaveBeenCalledTimes(2);
});
