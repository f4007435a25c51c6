export { BookPaper } from './book-paper.tsx';
export { BookPart } from './book-part.tsx';
export { BookTable } from './book-table.tsx';
