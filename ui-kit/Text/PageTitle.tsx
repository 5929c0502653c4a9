import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';

export interface PageTitleProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
  subtitle?: ReactNode;
  /** Shown at the end of the line. */
  action?: ReactNode;
  /** The level of the heading. A page has one `h1`. */
  component?: 'h1' | 'h2' | undefined;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  // Moves the title above the notices that the shell shows on every page, onto the band of art.
  'main &:has(h1)': { order: -1 },
});

const Texts = styled('div')({ flex: '1 1 auto', minWidth: 0 });

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: '1.25rem',
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
}));

const Subtitle = styled('p')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** The heading of a page or, as `h2`, of a section. */
export const PageTitle = forwardRef<HTMLDivElement, PageTitleProps>(
  ({ children, subtitle, action, component = 'h1', ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      <Texts>
        <Heading as={component}>{children}</Heading>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Texts>
      {action}
    </Root>
  ),
);
PageTitle.displayName = 'PageTitle';
