import { styled } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { radius } from '../theme/radius';

export type Severity = 'info' | 'success' | 'error' | 'warning';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  severity?: Severity | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** How screen readers announce the notice: `assertive` sets role=alert, `polite` sets role=status. */
  live?: 'polite' | 'assertive' | 'off' | undefined;
}

export const severityIcon = { info: Info, success: CircleCheck, error: CircleAlert, warning: TriangleAlert };

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<{ severity: Severity }>(
  ({ theme, severity }) => ({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '14px 16px',
    borderRadius: radius(12),
    fontSize: '0.9375rem',
    backgroundColor: theme.vars.palette.kit.soft[severity],
    color: theme.vars.palette.text.primary,
    '& > svg': { flex: 'none', marginTop: 1, color: theme.vars.palette.kit.tone[severity] },
  }),
);

/** The action wraps below the text when too little width is left beside it. */
const Beside = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
});

const Body = styled('div')({
  flex: '1 1 180px',
  minWidth: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Title = styled('p')({ fontWeight: 600 });

const roles = { assertive: 'alert', polite: 'status', off: undefined } as const;

/** A message box. By default errors are announced at once, successes politely, and other notices not at all. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(
  ({ severity = 'info', title, children, action, live, ...rest }, ref) => {
    const Icon = severityIcon[severity];
    const politeness =
      live ?? (severity === 'error' ? 'assertive' : severity === 'success' ? 'polite' : 'off');
    return (
      <Root ref={ref} severity={severity} role={roles[politeness]} {...rest}>
        <Icon size={20} aria-hidden />
        <Beside>
          <Body>
            {title !== undefined && <Title>{title}</Title>}
            {children}
          </Body>
          {action}
        </Beside>
      </Root>
    );
  },
);
Notice.displayName = 'Notice';
