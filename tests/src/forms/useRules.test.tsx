import { render, screen } from '@testing-library/react';
import { Form, useFormState } from 'react-final-form';
import { useRules, type FormRules } from '../../../src/forms/useRules';

const pickLogin: Parameters<typeof useRules>[0] = ({ loginSteps }) => loginSteps.password;

/** Whether an empty login form could be submitted, at each render. */
const seen: boolean[] = [];

const Fields = ({ ready }: Pick<FormRules, 'ready'>) => {
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } });
  seen.push(ready && !hasValidationErrors);
  return ready && 'Ready';
};

const EmptyLogin = () => {
  const { validate, ready } = useRules(pickLogin);
  return (
    <Form onSubmit={() => undefined} {...(validate && { validate })}>
      {() => <Fields ready={ready} />}
    </Form>
  );
};

describe('the rules of a form', () => {
  // Otherwise the button would be enabled for a moment, and the next page fetched for a visitor who has typed nothing.
  it('LOGIN-2: are ready only once the form validates by them, so an empty form is never valid', async () => {
    render(<EmptyLogin />);
    await screen.findByText('Ready');
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).not.toContain(true);
  });
});
