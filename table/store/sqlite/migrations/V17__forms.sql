-- Pictures are wide or tall; the form for a phone is the tall one. The program seals these rows again.
UPDATE people SET board = 'tall', seal = NULL WHERE board = 'phone';
