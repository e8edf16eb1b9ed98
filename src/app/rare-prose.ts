/** The looks of Markdown that few texts hold; a served page brings them along where it needs them. */
import '../styles/prose-rare.css';
