import type { Palette } from './palette';
import { glow, linear, type Picture } from './svg';

const rock =
  'M-190 420C-176 330-150 300-146 232C-140 190-118 180-112 132C-110 104-92 96-86 66C-80 46-62 44-58 22C-52 8-34 4-22 0C-4-4 22-2 38 3C58 4 64 16 70 30C92 36 96 58 104 74C128 84 136 104 150 118C182 140 196 176 226 190L290 420Z';
const cracks =
  'M-58 22C-44 40-52 70-40 96C-60 130-48 170-66 230M-40 96C-30 130-18 150-22 200M38 3C30 40 48 66 36 104C54 140 48 190 60 250M70 30C66 60 84 84 82 120C104 160 100 200 120 250M-112 132C-96 150-100 190-110 230';

/** In drawing order: cape, body, arm, head, knot and ribbons, belt. */
const figure = [
  'M-20-147C-10-151 10-152 22-146C44-148 64-126 90-129C112-132 128-147 154-139C140-129 131-117 130-101C129-85 138-74 133-57C116-64 107-51 97-39C87-27 74-31 63-19C54-9 42-10 31-5C26-40-2-110-20-147Z',
  'M-6-153C-9-150-20-149-26-144C-33-139-33-128-34-120C-36-108-40-98-41-90L-34-86C-30-96-26-106-23-116C-21-106-20-98-21-90C-24-72-30-48-30-30C-30-20-30-10-31-4L-36 0H-16L-15-6C-14-24-8-44-2-58C4-42 8-22 9-6L9 0H30L26-5C26-28 26-66 20-92C20-104 24-116 24-126C26-136 24-142 18-146C12-150 6-150 5-153Z',
  'M-30-146C-36-142-38-134-36-128C-30-132-22-136-16-136C-18-142-24-146-30-146Z',
  'M-10.500-164A9.500 12 0 1 1 8.500-164A9.500 12 0 1 1-10.500-164Z',
  'M-9-170C-8-180 8-181 10-168C11-160 9-152 13-144C6-146 2-148-2-150Z',
  'M-2-181A5 5.500 0 1 1 8-181A5 5.500 0 1 1-2-181Z',
  'M7-181C20-190 30-176 44-184C52-188 58-184 66-188C58-180 50-178 42-178C30-176 20-180 7-177Z',
  'M8-176C22-176 30-166 46-170C40-164 24-164 8-173Z',
  'M-24-98C-12-94 8-94 21-99L22-91C8-87-12-87-25-91Z',
].join('');

const cape =
  'M-14-146C-6-149 10-150 22-144C44-146 64-124 90-127C112-130 128-144 149-138C136-128 128-117 127-101C126-85 134-75 130-60C114-66 104-53 94-41C85-30 72-33 61-21C52-12 42-12 33-8C29-36 24-70 20-92C20-104 24-116 24-126Z';
const folds =
  'M24-134C54-130 74-112 118-116M25-122C52-106 78-94 124-88M25-108C46-84 68-66 98-48M24-92C38-66 50-46 68-30M24-76C32-54 38-34 46-16';

/** The hero on a rock, seen from behind. The rock continues below the picture. */
export const hero = ({ rim, hero: dark, cape: cloth, ridges, rockFoot }: Palette): Picture => ({
  viewBox: '-200 -210 500 630',
  defs:
    glow +
    linear(
      'rock',
      [
        [0, ridges[3]],
        [0.5, ridges[5]],
        [1, rockFoot],
      ],
      'gradientUnits="userSpaceOnUse" x1="-120" x2="80" y2="300"',
    ) +
    linear(
      'cape',
      [
        [0, cloth[0]],
        [1, cloth[1]],
      ],
      'gradientUnits="userSpaceOnUse" x1="20" y1="-140" x2="90" y2="-20"',
    ) +
    linear(
      'blade',
      [
        [0, '#FFE9BD'],
        [0.5, '#C9D3E6'],
        [1, '#FFFFFF'],
      ],
      'gradientUnits="userSpaceOnUse" x1="-46" y1="-80" x2="-86" y2="-4"',
    ),
  body:
    '<ellipse cx="10" cy="-60" rx="180" ry="140" fill="url(#glow)" opacity=".3"/>' +
    `<path d="${rock}" fill="${rim}" opacity=".75" transform="translate(-1-1.600)"/><path d="${rock}" fill="url(#rock)"/>` +
    `<path d="${cracks}" fill="none" stroke="${rim}" stroke-opacity=".1" stroke-width="2"/>` +
    `<path d="${figure}" fill="${rim}" opacity=".95" transform="translate(-1.700-1.100)"/><path d="${figure}" fill="${dark}"/>` +
    `<path d="${cape}" fill="url(#cape)"/><path d="${folds}" fill="none" stroke="${dark}" stroke-opacity=".45" stroke-width="2.200" stroke-linecap="round"/>` +
    '<path d="M-24-96C-12-92 8-92 21-97" fill="none" stroke="#F6B73C" stroke-opacity=".7" stroke-width="1.600"/>' +
    `<path d="M-44-84L-35-92M-50-90L-38-80" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>` +
    '<path d="M-46.500-82.500L-42.500-79.500L-84-6.500L-87.500-2L-86.500-8Z" fill="url(#blade)"/>',
});
