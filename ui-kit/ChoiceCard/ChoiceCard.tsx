import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { Polymorphic } from '../shared/Polymorphic';
import { linkProps, type LinkComponent } from '../shared/linkTypes';
import { radius } from '../theme/radius';

export interface ChoiceCardProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'title'> {
  href: string;
  icon: ReactNode;
  title: ReactNode;
  /** Explains the choice. */
  children?: ReactNode;
  linkComponent?: LinkComponent | undefined;
}

const Root = styled(Polymorphic)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  borderRadius: radius(16),
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.kit.controlBorder}`,
  transition: 'border-color 120ms',
  '&:hover': { borderColor: theme.vars.palette.kit.tone.gold },
  '& > svg': { color: theme.vars.palette.text.secondary },
}));

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.kit.soft.gold,
  color: theme.vars.palette.kit.tone.gold,
}));

const Title = styled('span')({ display: 'block', fontWeight: 600 });

const Description = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  fontSize: '0.9375rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

/** One of a few ways to continue (REC-1). The whole card is a link. */
export const ChoiceCard = forwardRef<HTMLElement, ChoiceCardProps>(
  ({ href, icon, title, children, linkComponent = 'a', ...rest }, ref) => (
    <Root ref={ref} {...linkProps(href, false, linkComponent)} {...rest}>
      <Disc aria-hidden>{icon}</Disc>
      <span>
        <Title>{title}</Title>
        {children !== undefined && <Description>{children}</Description>}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Root>
  ),
);
ChoiceCard.displayName = 'ChoiceCard';
