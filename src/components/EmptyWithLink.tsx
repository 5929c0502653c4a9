import { EmptyState, LinkButton, type CircleCheck } from '@portal/ui-kit';
import type { ArtName } from '../lib/art';
import { RouterLink } from './RouterLink';

export interface EmptyWithLinkProps {
  Icon: typeof CircleCheck;
  /** The art shown instead of the icon. */
  art?: ArtName;
  title: string;
  text?: string;
  /** The page that the player can go to instead, and the text of its link. */
  href: string;
  link: string;
}

/** Says that a page has nothing to show, and links to another page. */
export const EmptyWithLink = ({ Icon, art, title, text, href, link }: EmptyWithLinkProps) => (
  <EmptyState
    icon={<Icon size={28} aria-hidden />}
    art={art}
    title={title}
    description={text}
    action={
      <LinkButton href={href} variant="secondary" linkComponent={RouterLink}>
        {link}
      </LinkButton>
    }
  />
);
