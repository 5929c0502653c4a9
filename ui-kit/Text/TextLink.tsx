import { styled } from '@mui/material/styles';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { Polymorphic } from '../shared/Polymorphic';
import { linkProps, type LinkComponent } from '../shared/linkTypes';
import { radius } from '../theme/radius';

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  external?: boolean | undefined;
  linkComponent?: LinkComponent | undefined;
}

const Root = styled(Polymorphic)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  borderRadius: radius(4),
  // A touch target of at least 44 px without extra layout height. Within a paragraph, a link is only as high as its line.
  position: 'relative',
  paddingBlock: 11,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 'min(0px, (100% - 44px) / 2)',
  },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  // In a paragraph, colour alone does not distinguish a link from the text.
  // Positioned, it would also split the paragraph for LCP, which then counts a picture as the largest paint.
  'p &': {
    position: 'static',
    paddingBlock: 0,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  },
  'p &::after': { content: 'none' },
}));

/** A link in a text. */
export const TextLink = forwardRef<HTMLElement, TextLinkProps>(
  ({ href, external, linkComponent = 'a', ...rest }, ref) => (
    <Root ref={ref} {...linkProps(href, external, linkComponent)} {...rest} />
  ),
);
TextLink.displayName = 'TextLink';
