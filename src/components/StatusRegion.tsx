import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { Notice, type NoticeProps } from '@portal/ui-kit';

/** Takes no space while it is empty, not even the gap of a grid. */
const Region = styled.div({ '&:empty': { position: 'absolute' } });

/** A live region that is in the DOM before its text: not every screen reader announces a region that is inserted with its text. */
export const StatusRegion = ({ children }: { children: ReactNode }) => (
  <Region role="status">{children}</Region>
);

export interface StatusNoticeProps extends Pick<NoticeProps, 'severity'> {
  /** Without children there is no notice, only the empty live region. */
  children: ReactNode;
}

/** A notice of the outcome of an action of the player, in a live region that is always in the DOM. */
export const StatusNotice = ({ severity = 'success', children }: StatusNoticeProps) => (
  <StatusRegion>
    {Boolean(children) && (
      <Notice severity={severity} live="off">
        {children}
      </Notice>
    )}
  </StatusRegion>
);
