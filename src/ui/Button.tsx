import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../vocabulary.ts';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { Link, TargetIcon } from './Link.tsx';

interface ButtonProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** If set, a link that looks like a button. */
  href?: string | undefined;
  /** One primary per view. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** 52 px, or 44 px in the header and other tight places. */
  size?: 'small' | undefined;
  icon?: IconName | undefined;
  /** Whether an icon shows where its link leads; a quiet link always has one. */
  marksTarget?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  /** URL to which the form is submitted without script. */
  formAction?: string | undefined;
  /** Keeps its place and focus, shows a rotating star, ignores clicks. */
  busy?: boolean | undefined;
}

/** A button or, with `href`, a link that looks the same. */
export function Button({
  children,
  href,
  variant = 'primary',
  size,
  icon,
  marksTarget = variant === 'quiet',
  type = 'button',
  busy = false,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const target = !icon && marksTarget ? href : undefined;
  const isMarked = Boolean(icon || target);
  // What a press leads to follows the text, as does the icon of what a form's button will do.
  const end = type === 'submit' || Boolean(target);
  const mark = busy ? (
    <span className={styles.spinner} data-lone={!isMarked} />
  ) : icon ? (
    <Icon name={icon} />
  ) : (
    target && <TargetIcon href={target} isGoing={variant === 'quiet'} />
  );
  const look = {
    // Printed as a line of text, if at all.
    className: classNames(styles.root, variant !== 'quiet' && 'no-print', className),
    'data-variant': variant,
    'data-size': size,
    'data-icon': isMarked ? (end ? 'end' : 'start') : undefined,
  };
  const content = (
    <>
      {!end && mark}
      <span className={styles.label}>{children}</span>
      {end && mark}
    </>
  );

  if (href !== undefined)
    return (
      <Link href={href} onClick={onClick} {...look} {...rest}>
        {content}
      </Link>
    );

  // `aria-disabled` instead of `disabled` while busy: focus stays where the visitor left it.
  const click = (event: MouseEvent<HTMLElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={click}
      {...look}
      {...rest}
    >
      {content}
    </button>
  );
}
