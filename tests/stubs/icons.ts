/** Stands in for the sprite that the build makes: unit tests see its address, not its content. */
export default '/icons.svg';
