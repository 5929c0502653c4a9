import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../components/BrandLogo';

const Root = styled.main({
  display: 'grid',
  placeContent: 'center',
  gridTemplateColumns: 'minmax(0, 480px)',
  gap: 24,
  minHeight: '100dvh',
  padding: 16,
  '& > h1': { margin: 0, justifySelf: 'center' },
});

/** Shown in place of the shell until the session is known. */
export const SessionLoading = ({ children }: { children: ReactNode }) => (
  <Root>
    <h1>
      <BrandLogo />
    </h1>
    {children}
  </Root>
);
