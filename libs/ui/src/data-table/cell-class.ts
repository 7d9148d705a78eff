import classes from './data-table.module.css';

interface CellShape {
  align?: 'start' | 'center' | 'end';
  hideBelow?: 'sm' | 'md' | 'lg';
}

/** Classes of a head or body cell of a column. */
export function cellClass(base: 'head' | 'cell', { align, hideBelow }: CellShape): string {
  return [classes[base], align && classes[align], hideBelow && classes[`below-${hideBelow}`]]
    .filter(Boolean)
    .join(' ');
}
