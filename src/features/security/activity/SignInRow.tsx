import { useTranslation } from 'react-i18next';
import { accountEventKinds, type SignIn } from '@portal/contract';
import { CircleAlert, CircleCheck, ShieldCheck, Text } from '@portal/ui-kit';
import { originName } from '../originName';
import { formatDateTime } from '../../../lib/dates';
import { Name, Row } from './Activity.styles';
import './texts';

/** A sign-in or a change of credentials: what, when and from where. */
export const SignInRow = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useTranslation();
  const kind = accountEventKinds.find((known) => known === signIn.kind) ?? 'other';
  const failed = kind === 'sign-in-failed';
  const Icon = failed ? CircleAlert : kind === 'signed-in' ? CircleCheck : ShieldCheck;
  const origin = [originName(signIn, t), signIn.place, signIn.address].filter(Boolean);
  return (
    <Row>
      <Icon size={22} aria-hidden />
      <div>
        <Name>
          <Text as="span" strong tone={failed ? 'error' : 'primary'}>
            {t(`signIns.${kind}`)}
          </Text>
        </Name>
        <Text tone="secondary" size="small">
          {origin.join(' · ')}
        </Text>
      </div>
      <time dateTime={signIn.happenedAt}>
        <Text as="span" tone="secondary" size="small">
          {formatDateTime(signIn.happenedAt)}
        </Text>
      </time>
    </Row>
  );
};
