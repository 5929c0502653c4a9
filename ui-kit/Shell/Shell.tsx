import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { PAGE_EDGE } from '../shared/pageEdge';

export interface ShellProps extends HTMLAttributes<HTMLDivElement> {
  header: ReactNode;
  sidebar: ReactNode;
  /** The page, rendered in `main`, whose id is the target of the skip link. */
  children: ReactNode;
  mainId?: string | undefined;
}

const Root = styled('div')({
  position: 'relative',
  zIndex: 0,
  minHeight: '100vh',
  '@supports (min-height: 100svh)': { minHeight: '100svh' },
});

/** A mask for the strip of art below the header, in px. Its lower edge fades into the page. */
const strip = (top: number, height: number) => {
  const end = top + height;
  return `linear-gradient(transparent ${top}px, black ${top}px, black ${top + 0.62 * height}px, transparent ${end}px)`;
};

/**
 * The portal's art behind the page title (`data-art="band"`). The box is as large as the window; a mask shows only the strip. Clipped, it would
 * be smaller than the window, and browsers would take it for the content of the page (LCP; docs/decisions/0122).
 */
const Band = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  top: 0,
  insetInline: 0,
  height: '100svh',
  pointerEvents: 'none',
  maskImage: strip(56, 120),
  [theme.breakpoints.up('md')]: { maskImage: strip(64, 152) },
}));

const Body = styled('div')(({ theme }) => ({
  padding: 16,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr)',
    gap: 32,
    alignItems: 'start',
    padding: `32px ${PAGE_EDGE}`,
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
      <Band aria-hidden data-art="band" />
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
