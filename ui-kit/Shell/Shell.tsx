import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';

export interface ShellProps extends HTMLAttributes<HTMLDivElement> {
  header: ReactNode;
  sidebar: ReactNode;
  /** The page. It is rendered in `main`, whose id is the target of the skip link. */
  children: ReactNode;
  mainId?: string | undefined;
}

const Root = styled('div')({ minHeight: '100vh', '@supports (min-height: 100svh)': { minHeight: '100svh' } });

const Body = styled('div')(({ theme }) => ({
  maxWidth: 1168,
  margin: '0 auto',
  padding: 16,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
    padding: '32px 24px',
    maxWidth: 1216,
  },
}));

const Main = styled('main')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  minWidth: 0,
  '&:focus': { outline: 'none' },
});

/** The layout of the signed-in pages (LAY-2, LAY-3): header, sidebar, and the page in `main`. */
export const Shell = forwardRef<HTMLDivElement, ShellProps>(
  ({ header, sidebar, children, mainId = 'main', ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      {header}
      <Body>
        {sidebar}
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
      </Body>
    </Root>
  ),
);
Shell.displayName = 'Shell';
