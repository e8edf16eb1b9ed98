interface StarProps {
  /** Width and height in pixels; marks under 16 px are the CSS shape `--star` instead. */
  size: number;
  className?: string | undefined;
}

/** The khatam: two squares turned by 45°, the recurring shape of the identity. */
export function Star({ size, className }: StarProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="4 4 32 32"
      fill="currentColor"
      aria-hidden="true"
    >
      <rect x="8" y="8" width="24" height="24" rx="1.5" />
      <rect x="8" y="8" width="24" height="24" rx="1.5" transform="rotate(45 20 20)" />
    </svg>
  );
}
