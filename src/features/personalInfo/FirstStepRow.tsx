import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import {
  ChevronRight,
  CircleCheck,
  CreditCard,
  Download,
  Gift,
  Smartphone,
  VisuallyHidden,
} from '@portal/ui-kit';
import type { FirstStep, StepName } from './newcomerSteps';
import { Icon, Row, RowAnchor, RowLink, Texts } from './FirstSteps.styles';
import './textsFirstSteps';

const icons = { download: Download, phone: Smartphone, giftCode: Gift, topUp: CreditCard } as const;

/** The page where each step is done. A phone number is verified with the notice on the current page. */
const pages: Readonly<Partial<Record<StepName, string>>> = { giftCode: '/giftcode', topUp: '/payment' };

interface FirstStepRowProps {
  step: FirstStep;
  /** Whether it is the first step that is not done. */
  next: boolean;
  user: Pick<User, 'phoneNumber'>;
  downloadUrl: string;
  onDownload: () => void;
}

/** One step; until it is done, a link to the place where it is done. */
export const FirstStepRow = ({ step, next, user, downloadUrl, onDownload }: FirstStepRowProps) => {
  const { t } = useTranslation();
  const { name, done } = step;
  const StepIcon = done ? CircleCheck : icons[name];
  const phoneMissing = name === 'phone' && user.phoneNumber === null;
  const href = phoneMissing ? '/security' : pages[name];
  const text = phoneMissing ? 'firstSteps.phoneMissing' : (`firstSteps.${name}Text` as const);
  const marked = next || undefined;
  const row = (content: ReactNode): ReactNode => {
    if (done) return <Row data-done>{content}</Row>;
    if (name === 'download')
      return (
        <RowAnchor
          href={downloadUrl}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onDownload}
          data-next={marked}
        >
          {content}
        </RowAnchor>
      );
    if (href === undefined) return <Row data-next={marked}>{content}</Row>;
    return (
      <RowLink href={href} data-next={marked}>
        {content}
      </RowLink>
    );
  };
  const leads = !done && (name === 'download' || href !== undefined);
  return (
    <li>
      {row(
        <>
          <Icon data-done={done || undefined}>
            <StepIcon size={22} aria-hidden />
          </Icon>
          <Texts>
            {next && <em>{t('firstSteps.isNext')} </em>}
            <strong>{t(`firstSteps.${name}`)}</strong>{' '}
            {!done && !next && <VisuallyHidden>{t('firstSteps.isOpen')}</VisuallyHidden>}
            <small>{t(done ? 'firstSteps.isDone' : text)}</small>
          </Texts>
          {leads && <ChevronRight size={20} aria-hidden />}
        </>,
      )}
    </li>
  );
};
