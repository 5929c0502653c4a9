import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Notice, type NoticeProps } from '@portal/ui-kit';

/** While it is empty it takes no room, not even the gap of a grid. */
const Region = styled.div({ '&:empty': { position: 'absolute' } });

/** A live region that stands before what it says: a region that comes with its text is not read by every screen reader. */
export const StatusRegion = ({ children }: { children: ReactNode }) => (
  <Region role="status">{children}</Region>
);

export interface StatusNoticeProps extends Pick<NoticeProps, 'severity'> {
  /** Without a text there is no notice, only the place where it will be announced. */
  children: ReactNode;
}

/** A notice of what the player's action brought about, in a live region that stands from the start. */
export const StatusNotice = ({ severity = 'success', children }: StatusNoticeProps) => (
  <StatusRegion>
    {Boolean(children) && (
      <Notice severity={severity} live="off">
        {children}
      </Notice>
    )}
  </StatusRegion>
);
