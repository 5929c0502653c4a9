import { Box, Panel, SkeletonBlock, SkeletonText } from '@portal/ui-kit';
import { cardGrid, qrColumn } from './MethodCard.styles';

const lines = [0, 1, 2, 3];

/** The shape of a MethodCard while the methods are loading. */
export const MethodSkeleton = () => (
  <Panel aria-busy>
    <Box sx={cardGrid}>
      <Box sx={qrColumn}>
        <SkeletonBlock width={176} height={176} />
      </Box>
      {['data', 'bonuses'].map((column) => (
        <Box key={column} className={column} sx={{ display: 'grid', gap: 3 }}>
          {lines.map((line) => (
            <SkeletonText key={line} width={line === 0 ? '50%' : '100%'} />
          ))}
        </Box>
      ))}
    </Box>
  </Panel>
);
