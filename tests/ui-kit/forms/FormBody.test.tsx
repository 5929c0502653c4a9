import { FormAlert, FormBody, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { renderKit } from '../renderKit';

it('API-5: focuses the first invalid field after each rejected submit', async () => {
  renderKit(
    <Form onSubmit={async () => ({ second: 'Sai.' })}>
      {() => (
        <FormBody>
          <TextField name="first" label="Một" />
          <TextField name="second" label="Hai" />
          <SubmitButton>Gửi</SubmitButton>
        </FormBody>
      )}
    </Form>,
  );
  for (let attempt = 0; attempt < 2; attempt++) {
    await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hai' })).toHaveFocus());
  }
});

it('API-5: shows an alert of its own instead of the submit error, if the form has one', async () => {
  renderKit(
    <Form onSubmit={async () => ({ [FORM_ERROR]: 'Bị từ chối.' })}>
      {() => (
        <FormBody alert={<FormAlert severity="info" message="Hãy xác nhận." />}>
          <SubmitButton>Gửi</SubmitButton>
        </FormBody>
      )}
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gửi' })).toBeEnabled());
  expect(screen.getByRole('alert')).toHaveTextContent('Hãy xác nhận.');
  expect(screen.queryByText('Bị từ chối.')).not.toBeInTheDocument();
});
