import { Alert, Box, Button, Checkbox, FormControlLabel, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Field, Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import * as yup from 'yup';
import { useLoginMutation } from './store';

const schema = yup.object({ username: yup.string().required(), password: yup.string().required() });

interface Values {
  username: string;
  password: string;
  remember?: boolean;
}

async function validate(values: Values): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as yup.ValidationError;
    return Object.fromEntries(inner.map(({ path, message }) => [path ?? '', message]));
  }
}

/** The sign-in form, written as in the guides of its libraries. */
export const SignIn = () => {
  // Its texts are not the portal's.
  const t = useTranslation().t as unknown as (key: string) => string;
  const navigate = useNavigate();
  const [login] = useLoginMutation();
  const [failed, setFailed] = useState(false);
  const submit = async (values: Values) => {
    const answer = await login(values);
    if ('error' in answer) setFailed(true);
    else void navigate('/');
  };
  return (
    <Form<Values> onSubmit={submit} validate={validate}>
      {({ handleSubmit, submitting }) => (
        <Box
          component="form"
          onSubmit={(event) => void handleSubmit(event)}
          sx={{ maxWidth: 420, m: '15vh auto' }}
        >
          <Typography component="h1" variant="h5">
            {t('title')}
          </Typography>
          {failed && <Alert severity="error">{t('failed')}</Alert>}
          <Field<string> name="username">
            {({ input }) => <TextField {...input} label={t('username')} margin="normal" fullWidth />}
          </Field>
          <Field<string> name="password">
            {({ input }) => (
              <TextField {...input} type="password" label={t('password')} margin="normal" fullWidth />
            )}
          </Field>
          <Field<boolean> name="remember" type="checkbox">
            {({ input }) => <FormControlLabel control={<Checkbox {...input} />} label={t('remember')} />}
          </Field>
          <Button type="submit" variant="contained" fullWidth disabled={submitting}>
            {t('title')}
          </Button>
          <Link component={RouterLink} to="/register">
            {t('register')}
          </Link>
        </Box>
      )}
    </Form>
  );
};
