/** Replaces the sprite made by the build: unit tests need its address, not its content. */
export default '/icons.svg';
