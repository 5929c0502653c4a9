import { Box, Text } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { isValidElement, type ComponentType } from 'react';
import * as icons from '../../ui-kit/icons';

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 2 };
const cell = { display: 'grid', justifyItems: 'center', gap: 1, overflowWrap: 'anywhere' };

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
const isIcon = (value: unknown): value is Icon => typeof value === 'object' && !isValidElement(value);

const meta: Meta = { title: 'Kit/Icons' };
export default meta;

/** Every exported icon with its name. */
export const All: StoryObj = {
  render: () => (
    <Box sx={grid}>
      {Object.entries(icons).flatMap(([name, Icon]) =>
        isIcon(Icon)
          ? [
              <Box key={name} sx={cell}>
                <Icon size={24} aria-hidden />
                <Text size="caption" align="center">
                  {name}
                </Text>
              </Box>,
            ]
          : [],
      )}
    </Box>
  ),
};
